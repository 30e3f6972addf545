// Reports and what an operator is shown of them.

import * as z from 'zod/mini'
import { id, seat } from './basics.ts'
import { nextPage, PAGE, upTo } from './lists.ts'
import { chatRoom } from './tables.ts'

export const reportReason = z.enum(['insult', 'spam', 'cheating', 'other'])
export type ReportReason = z.infer<typeof reportReason>

/**
 * How a host can remove a person: at once, by a vote of the others, or not at all, because too few others have a vote or
 * because a bot plays for the host.
 */
export const removal = z.enum(['now', 'vote', 'tooFewVoters', 'hostAway'])
export type Removal = z.infer<typeof removal>

/** A person at a table, as its host is shown them. `mark` names them at this table only; ids of people are not told. */
export const tablePerson = z.object({
  mark: z.string(),
  name: z.string(),
  /** Null for a person who does not sit there. */
  seat: z.nullable(seat),
  removed: z.boolean(),
  muted: z.boolean(),
  removal,
})
export type TablePerson = z.infer<typeof tablePerson>

/** How a report was closed. */
export const reportOutcome = z.enum(['nothing', 'mute', 'ban'])
export type ReportOutcome = z.infer<typeof reportOutcome>

/** A person, as an operator is shown them; without an id where they have deleted their account. */
export const moderatedPerson = z.object({
  id: z.nullable(id),
  name: z.string(),
  username: z.nullable(z.string()),
  banned: z.boolean(),
  mutedUntil: z.nullable(z.number()),
})
export type ModeratedPerson = z.infer<typeof moderatedPerson>

/** A page of the people who are banned or muted; `next`: where the following page begins. */
export const moderatedPage = z.object({ people: upTo(PAGE.moderated, moderatedPerson), next: nextPage })
export type ModeratedPage = z.infer<typeof moderatedPage>

/** A person in the record. Names are not unique; ids are. */
const recordedPerson = z.object({ kind: z.literal('person'), name: z.string(), id })
/** A person who has deleted their account: the record keeps no name of them. */
const removedPerson = z.object({ kind: z.literal('removed') })

/** Who acted. */
export const actionOperator = z.discriminatedUnion('kind', [
  recordedPerson,
  removedPerson,
  z.object({ kind: z.literal('commandLine') }),
])
export type ActionOperator = z.infer<typeof actionOperator>

/** How a report was closed: by whom, for how many days the person was muted, and what the operator noted. */
const reportClosing = z.object({ operator: actionOperator, days: z.nullable(z.int()), note: z.string() })
export type ReportClosing = z.infer<typeof reportClosing>

/**
 * `tableIs`: whether the operator can open the table, which is private or deleted otherwise. `reporterId`: null where the
 * account was deleted. `reports`: how many reports there are about this person. `closing`: null for an open report, and
 * where the record does not tell.
 */
export const reportSummary = z.object({
  id,
  at: z.number(),
  table: id,
  tableIs: z.enum(['open', 'private', 'deleted']),
  room: chatRoom,
  reason: reportReason,
  text: z.string(),
  reporter: z.string(),
  reporterId: z.nullable(id),
  person: moderatedPerson,
  reports: z.int(),
  closedAt: z.nullable(z.number()),
  outcome: z.nullable(reportOutcome),
  closing: z.nullable(reportClosing),
})
export type ReportSummary = z.infer<typeof reportSummary>

/** `open`: how many reports are open, on all pages together; `next`: where the following page begins. */
export const reportPage = z.object({
  reports: upTo(PAGE.reports, reportSummary),
  open: z.int(),
  next: nextPage,
})
export type ReportPage = z.infer<typeof reportPage>

/**
 * A line of chat around a report. `author`: null where the account was deleted; `reported`: the very message; `theirs`:
 * the reported person wrote it.
 */
const reportLine = z.object({
  name: z.string(),
  author: z.nullable(id),
  text: z.string(),
  at: z.number(),
  reported: z.boolean(),
  theirs: z.boolean(),
})
export type ReportLine = z.infer<typeof reportLine>

/** Ten before the moment, ten after it, and the message itself. */
const MOST_LINES = 30

/** A report with what was said around it, and the other reports about the same person. */
export const reportInFull = z.extend(reportSummary, {
  lines: upTo(MOST_LINES, reportLine),
  others: upTo(PAGE.reports, reportSummary),
})
export type ReportInFull = z.infer<typeof reportInFull>

/** A range of addresses from which nobody may come in. */
export const block = z.object({ network: z.string(), note: z.string(), at: z.number() })
export type Block = z.infer<typeof block>

export const OPERATOR_ACTIONS = [
  'ban',
  'unban',
  'mute',
  'unmute',
  'close report',
  'block',
  'unblock',
  'make operator',
  'unmake operator',
  'end table',
  'remove tables',
  'reset password',
] as const

/** What or whom it was done to. */
export const actionTarget = z.discriminatedUnion('kind', [
  recordedPerson,
  removedPerson,
  z.object({ kind: z.literal('network'), name: z.string() }),
  z.object({ kind: z.literal('table'), name: z.string() }),
])
export type ActionTarget = z.infer<typeof actionTarget>

export const operatorAction = z.object({
  at: z.number(),
  operator: actionOperator,
  action: z.enum(OPERATOR_ACTIONS),
  target: actionTarget,
  note: z.string(),
})
export type OperatorAction = z.infer<typeof operatorAction>

/** A page of the record; `next`: where the following page begins. */
export const actionPage = z.object({ actions: upTo(PAGE.actions, operatorAction), next: nextPage })
export type ActionPage = z.infer<typeof actionPage>

import { type ReactElement, type ReactNode, useState } from 'react'
import type { ChatMessage, TableControls } from '../../play/table.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { ReportDialog } from './ReportDialog.tsx'

interface Reporting {
  /** The button beside a message of somebody else. */
  readonly buttonFor: (message: ChatMessage) => ReactNode
  /** Stands outside of the list of messages, which a screen reader reads out as news. */
  readonly dialog: ReactNode
}

export function useReportMessage(controls: TableControls | undefined): Reporting {
  const [reported, setReported] = useState<ChatMessage>()
  if (!controls) return { buttonFor: () => null, dialog: null }
  return {
    buttonFor: message =>
      message.mine ? null : <ReportButton name={message.name} onClick={() => setReported(message)} />,
    dialog: reported && (
      <ReportDialog
        controls={controls}
        about={{ message: reported.id }}
        name={reported.name}
        message={reported.text}
        onClose={() => setReported(undefined)}
      />
    ),
  }
}

const ReportButton = ({ name, onClick }: { readonly name: string; readonly onClick: () => void }): ReactElement => (
  <IconButton icon="warning" size="18px" label={useWords().say('table.report.message', { name })} onClick={onClick} />
)

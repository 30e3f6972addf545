/** A text cut into its sentences, each with its punctuation. */
export const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^.!?…]+[.!?…]+[”’»“"]*|[^.!?…]+$/gu)?.map(sentence => sentence.trim()) ?? [text]

// A story, read aloud by the browser's voice on request; the sentence that is being read is marked as a caption.

import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { prefs, setPrefs } from '../../../prefs/prefs.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWatched } from '../../../ui/store.ts'
import { useLocale, useWords } from '../../../words/words.tsx'
import styles from './Moments.module.css'
import { sentencesOf } from './sentences.ts'

/** Not every browser has a voice. */
const voice = (): SpeechSynthesis | undefined =>
  (globalThis as { readonly speechSynthesis?: SpeechSynthesis }).speechSynthesis

export function Story({ text }: { readonly text: string }): ReactElement {
  const words = useWords()
  const locale = useLocale()
  const { aloud } = useWatched(prefs)
  const [now, setNow] = useState(-1)
  const sentences = sentencesOf(text)
  const stop = useCallback(() => {
    voice()?.cancel()
    setNow(-1)
  }, [])
  const read = useCallback(() => {
    const speech = voice()
    if (!speech) return
    speech.cancel()
    for (const [i, sentence] of sentencesOf(text).entries()) {
      const said = new SpeechSynthesisUtterance(sentence)
      said.lang = locale
      said.onstart = () => setNow(i)
      said.onend = () => setNow(at => (at === i ? -1 : at))
      speech.speak(said)
    }
  }, [text, locale])
  useEffect(() => {
    if (aloud) read()
    return stop
  }, [aloud, read, stop])
  return (
    <div className={styles['story']}>
      <p>
        {sentences.map((sentence, i) => (
          // A text does not change its sentences.
          <span key={i} data-read={i === now || undefined}>
            {sentence}{' '}
          </span>
        ))}
      </p>
      {voice() && (
        <p className={styles['aloud']}>
          <Button look="quiet" icon={now < 0 ? 'soundOn' : 'close'} onClick={now < 0 ? read : stop}>
            {words.say(now < 0 ? 'moment.aloud' : 'moment.aloud.stop')}
          </Button>
          <label>
            <input
              type="checkbox"
              checked={aloud}
              onChange={event => setPrefs({ aloud: event.currentTarget.checked })}
            />
            {words.say('moment.aloud.always')}
          </label>
        </p>
      )}
    </div>
  )
}

import { type Config, impossible } from '@lastlight/long-night/config'
import type { TableSetup } from '../../face/manifest.ts'
import { info } from './info.ts'

export const setup: TableSetup = {
  info,
  async refusal(config, locale) {
    const reason = impossible(config as unknown as Config)
    if (!reason) return undefined
    const [{ messages, refusalPhrase }, { wordsOf }] = await Promise.all([
      import('@lastlight/long-night/text'),
      import('@lastlight/words'),
    ])
    return wordsOf(await messages(locale), locale).saying(refusalPhrase(reason))
  },
}

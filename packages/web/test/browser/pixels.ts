// The contrast of text with the real pixels behind it: drawings and gradients have no single colour.

import type { Page } from 'playwright-core'
import { whilePainted } from './drawing.ts'

interface Written {
  readonly text: string
  readonly large: boolean
  /** The contrast of the text's colour with nearly the worst pixel behind it. */
  readonly ratio: number
}

/** So many percent of the pixels behind a text may be worse: edges of things that a letter hardly touches. */
const PERCENT = 2

/** The texts of their own that elements have, each with the pixels behind it once all text is hidden. */
export const leastContrasts = (page: Page, selector: string): Promise<readonly Written[]> =>
  whilePainted(page, () => contrastsOn(page, selector))

async function contrastsOn(page: Page, selector: string): Promise<readonly Written[]> {
  const boxes = await page.evaluate(async chosen => {
    // The page reads its new size when it is painted.
    await new Promise(done => {
      requestAnimationFrame(() => setTimeout(done))
    })
    const ownText = (element: Element): Text | undefined =>
      [...element.childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '')
    return [...document.querySelectorAll(chosen)].flatMap(element => {
      const text = ownText(element)
      if (!text || element.closest('.visually-hidden')) return []
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      // Text for screen readers only is cut to a pixel.
      if (element.getBoundingClientRect().width < 4) return []
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, top, width, height } = range.getBoundingClientRect()
      if (width < 4 || height < 4 || top < 0 || left < 0 || top + height > innerHeight || left + width > innerWidth)
        return []
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = Number.parseFloat(fontSize)
      return [
        {
          text: text.data.trim().slice(0, 40),
          colour: color,
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          // A line is higher than its letters.
          box: { left, top: top + height / 5, width, height: (height * 3) / 5 },
        },
      ]
    })
  }, selector)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    // Not the colour: drawings take theirs from it.
    sheet.replaceSync('* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const picture = (await page.screenshot({ type: 'png' })).toString('base64')
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return page.evaluate(
    async ({ texts, png, percent }) => {
      const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d', { willReadFrequently: true })!
      pen.drawImage(image, 0, 0)
      const light = (part: number): number => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }
      const luminance = (red: number, green: number, blue: number): number =>
        0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
      return texts.map(({ text, large, colour, box }) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
        const ink = luminance(red, green, blue)
        const { data } = pen.getImageData(box.left, box.top, box.width, box.height)
        const ratios: number[] = []
        for (let i = 0; i < data.length; i += 4) {
          const behind = luminance(data[i]!, data[i + 1]!, data[i + 2]!)
          ratios.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05))
        }
        ratios.sort((a, b) => a - b)
        return { text, large, ratio: ratios[Math.floor((ratios.length * percent) / 100)] ?? 0 }
      })
    },
    { texts: boxes, png: picture, percent: PERCENT },
  )
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }

const WORKER = 'sw.js'

/** The modules of `src/start.ts`. */
const BEGIN =
  /\/web\/src\/(?:prefs\/prefs|ui\/watched|shell\/(?:screens|texts)|text\/index|games\/(?:index|[^/]+\/(?:manifest|info)))\.ts$|\/packages\/[^/]+\/src\/(?:configs?|content\/mainObjectiveIds)\.ts$|preload-helper/
/** The words of the home page and those of all others become two files in each language, those of the games too. */
const WORDS =
  /\/web\/src\/(?:text\/(?<own>\w+)\/(?<page>\w+)|games\/[^/]+\/text\/(?<game>\w+)\/(?<part>card|pages))\.ts$/
const FIRST_WORDS: readonly (string | undefined)[] = ['first', 'home', 'shell', 'card']
/** They are a file of their own, which is loaded after a game. */
const LATER_WORDS = 'after'

function wordsOf(path: string): string | null {
  const { own, page, game, part } = WORDS.exec(path)?.groups ?? {}
  const name = page ?? part
  if (name === undefined || name === LATER_WORDS) return null
  return `${FIRST_WORDS.includes(name) ? 'first' : 'words'}-${own ?? game}`
}

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//
/** The modules that every screen needs. */
const SHELL =
  /\/web\/src\/(?:shell\/[^/]+$|words|shell\/offline\/(?!sw|pushed)|ui\/(?:Button|store|classes|Link|router|title|focusMain|languages|Loading|Page|Tools)|shell\/bug\/(?:Boundary|errors)|art\/(?:glyphs|icons|logo|svg|strokes))|\/packages\/words\/|\/(?:@formatjs|intl-messageformat)\//

const printOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** Writes the list of files into the service worker: it caches these, and changes whenever one of them does. */
function keptFiles(): Plugin {
  let folder = ''
  return {
    name: 'kept-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    writeBundle() {
      const files: { [path: string]: string } = {}
      for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
        .sort()) {
        const path = file.slice(folder.length).split(sep).join('/')
        if (path !== `/${WORKER}` && !/\.(?:br|gz|map)$/.test(path))
          files[path === '/index.html' ? '/' : path] = printOf(readFileSync(file))
      }
      const list = JSON.stringify(files)
      const worker = join(folder, WORKER)
      const code = readFileSync(worker, 'utf8')
      writeFileSync(
        worker,
        code.replaceAll('__FILES__', () => list).replaceAll('__REVISION__', JSON.stringify(printOf(list).slice(0, 16))),
      )
    },
  }
}

/** The fonts that every page needs at once; the letters of Polish and Czech are loaded when a text has them. */
const FIRST_FONTS = /-latin-wght-normal-[^/]*\.woff2$/

/** Preloads what the first script needs at once: the page's own code, and the fonts. */
function fetchedEarly(): Plugin {
  return {
    name: 'fetched-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const all = Object.values(bundle)
        const chunks = new Map(all.flatMap(each => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])))
        const main = all.find(each => each.type === 'chunk' && each.facadeModuleId?.endsWith('/src/main.tsx'))
        const wanted = new Set(main ? [main.fileName] : [])
        // A Set also iterates over items that are added during the loop.
        for (const name of wanted) for (const each of chunks.get(name)?.imports ?? []) wanted.add(each)
        const scripts = [...wanted].filter(name => !html.includes(name))
        const fonts = Object.keys(bundle).filter(name => FIRST_FONTS.test(name))
        return {
          html,
          tags: [
            ...scripts.map(name => ({
              tag: 'link',
              injectTo: 'head' as const,
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            })),
            ...fonts.map(name => ({
              tag: 'link',
              injectTo: 'head' as const,
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
            })),
          ],
        }
      },
    },
  }
}

/** Puts the first styles into the page: a file of their own would be waited for before anything is painted. */
function styledAtOnce(): Plugin {
  return {
    name: 'styled-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const link = /<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+)">/.exec(html)
        const file = link?.groups?.['file'] ?? ''
        const asset = bundle[file]
        if (!link || asset?.type !== 'asset') throw new Error('The page has no first styles.')
        delete bundle[file]
        return html.replace(link[0], () => `<style>${String(asset.source).trim()}</style>`)
      },
    },
  }
}

// oxlint-disable-next-line import/no-default-export -- where Vite looks for it
export default defineConfig({
  plugins: [react(), fetchedEarly(), styledAtOnce(), keptFiles()],
  define: { __VERSION__: JSON.stringify(manifest.version) },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    // The page may load files of its own and no data: addresses, so even small ones stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/shell/offline/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        // Few files for the first visit; the smallest of them runs first and waits for none of the others.
        codeSplitting: {
          groups: [
            { name: 'begin', test: BEGIN, priority: 3 },
            { name: wordsOf, priority: 3 },
            { name: 'react', test: REACT, priority: 2 },
            { name: 'shell', test: SHELL, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
})

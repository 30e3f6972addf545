import type { Messages } from '@lastlight/kernel'

export const kernel: Messages = {
  'kernel.you': 'ty',
  'refusal.kernel.over': 'Hra už skončila.',
  'refusal.kernel.noSuchSeat': 'Takové místo u stolu není.',
  'refusal.kernel.notAsked': 'Teď rozhoduje někdo jiný.',
  'refusal.kernel.unknown': 'To teď zvolit nelze.',
  'refusal.kernel.undo.nothing': 'Není co vzít zpět.',
  'refusal.kernel.undo.barrier': 'Od té doby bylo něco odhaleno, tuto volbu už vzít zpět nelze.',
  'refusal.kernel.undo.entangled': 'Na této volbě závisí pozdější rozhodnutí, proto ji už vzít zpět nelze.',
  'refusal.kernel.redo.nothing': 'Není co zopakovat.',
  'refusal.kernel.rewind.version': 'Tah číslo {version} v této hře není, poslední má číslo {last}.',
  'refusal.kernel.rewind.sealed': 'Průběh této hry je zapečetěný a vrátit ho nelze.',
  'refusal.kernel.rewind.often': 'Tato hra se už vracela {most}krát a znovu se vrátit nemůže.',
  'refusal.kernel.config.unknown': 'Nastavení „{field}“ tato hra nemá.',
  'refusal.kernel.config.value': 'Nastavení „{field}“ nemůže mít hodnotu {value}.',
}

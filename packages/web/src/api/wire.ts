// The schemas of everything that the server says. The page takes them from here, so that they are made without `eval`.

// oxlint-disable-next-line import/no-unassigned-import -- it has to run before the schemas are made
import './jitless.ts'

export * from '@lastlight/protocol'

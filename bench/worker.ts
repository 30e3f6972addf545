// node bench/worker.ts KIND ENGINE WARM MEASURE NUMBER: one measurement in a process of its own; the last line is what was measured, as JSON.

import process from 'node:process'
import { type Kind, kinds } from './measure/index.ts'

const [kind, engine, warm, measure, number] = process.argv.slice(2)

const meter = await kinds[kind as Kind](engine!, Number(number))
await meter(Number(warm))
console.log(JSON.stringify(await meter(Number(measure))))

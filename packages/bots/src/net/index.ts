export { type Features, Inputs, nameOfList } from './features.ts'
export { type Layer, Net, type NetParts, OUTPUTS } from './net.ts'
export { type HeldOutFigures, type NetFile, netOf, readNet, type Sample, writtenNet } from './netFile.ts'
export { above, byInput, type Given, givenFor, weigh } from './weigh.ts'

/** `@mingshu/bazi/analysis`: what a chart comes to, the layers of time over it, scores of days, two charts beside each other. */
export { analyseChart, annualViewOf, bandOf, jointLayersAt, layerOf, layersAt, matchOf, scoreDay, scorerOf } from '#bazi/index.ts'
export type { Analysis, AnnualView, Band, DayScore, JointLayers, Layer, Layers, Match, Score, Scorer } from '#bazi/index.ts'

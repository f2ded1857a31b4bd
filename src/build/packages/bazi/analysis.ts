/** `@mingshu/bazi/analysis`: analysis of a chart, layers of time, scores of days, comparison of two charts. */
export { analyseChart, annualViewOf, bandOf, jointLayersAt, layerOf, layersAt, matchOf, scoreDay, scorerOf } from '#bazi/index.ts'
export type { Analysis, AnnualView, Band, DayScore, JointLayers, Layer, Layers, Match, Score, Scorer } from '#bazi/index.ts'

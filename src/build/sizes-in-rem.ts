import pxToRem from 'postcss-pxtorem'

/** Letters are written as in the design, in pixels; a person's own text size in the browser counts all the same. */
export const sizesInRem = { postcss: { plugins: [pxToRem({ propList: ['font', 'font-size', 'line-height'], minPixelValue: 2 })] } }

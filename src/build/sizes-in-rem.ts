import pxToRem from 'postcss-pxtorem'

/** Compiles font sizes and line heights from the design's pixels to rem, so that the browser's text size applies. */
export const remSizesCssOptions = { postcss: { plugins: [pxToRem({ propList: ['font', 'font-size', 'line-height'], minPixelValue: 2 })] } }

import { sealOf } from '#art/drawings/seal.ts'
import { renderImage } from '../../../art/render-image.ts'
import { paintPaper, drawCanvasText } from '../../../art/paper-card.ts'

const SIDE = 512
const SEAL = 248

/** Paints the cover of a spoken book: its seal and its title. PNG, 512 × 512 px. */
export function paintCover(pillars: readonly string[], title: string): Promise<Blob> {
  return paintPaper({ width: SIDE, height: SIDE, scale: 1 }, [title], async (pen) => {
    const seal = await renderImage(`<g transform="scale(${SEAL / 100})">${sealOf(pillars, true)}</g>`, SEAL, SEAL)
    pen.drawImage(seal, (SIDE - SEAL) / 2, 84, SEAL, SEAL)
    drawCanvasText(pen, title, SIDE / 2, 424, '400 40px', '--song', '--ink-1', 'center')
  })
}

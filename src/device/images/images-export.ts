import type { DeviceExport } from '#contract/export-file.ts'
import { listImages } from './images.ts'

/** Lists every image for a device export: archive, kind, month, recipe and time. */
export async function exportLocalImages(userId: string): Promise<DeviceExport['images']> {
  const images = await listImages(userId)
  return images.map(({ image_id, archive_id, kind, month, recipe, state, asked_at }) => ({
    image_id,
    archive_id,
    kind,
    month,
    recipe,
    state,
    asked_at,
  }))
}

import type { DeviceExport } from '#contract/export-file.ts'
import { listImages } from './images.ts'

/** Every picture for a file of the device's own: whose, of what, when, and how it was asked for. */
export async function exportedImages(userId: string): Promise<DeviceExport['images']> {
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

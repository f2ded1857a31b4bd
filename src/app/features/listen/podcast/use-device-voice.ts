import { useNavigate } from '@tanstack/react-router'
import { openAloud } from '../aloud/aloud.ts'
import { primeSpeech } from '../aloud/speaker.ts'

/** Opens a card of the book and has it read by the device's own voice. */
export function useDeviceVoice(archiveId: string): () => void {
  const navigate = useNavigate()
  return () => {
    primeSpeech()
    openAloud('chart')
    void navigate({ to: '/archive/index', search: { archiveId, card: 'chart' } })
  }
}

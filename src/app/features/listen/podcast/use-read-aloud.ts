import { useNavigate } from '@tanstack/react-router'
import { startReadAloud } from '../read-aloud/read-aloud.ts'
import { primeSpeech } from '../read-aloud/speech.ts'

/** Returns a function that opens the first card and reads it with a device voice. */
export function useReadAloud(archiveId: string): () => void {
  const navigate = useNavigate()
  return () => {
    primeSpeech()
    startReadAloud('chart')
    void navigate({ to: '/archive/index', search: { archiveId, card: 'chart' } })
  }
}

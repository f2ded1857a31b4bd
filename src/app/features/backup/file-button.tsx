import { type ReactNode, useRef } from 'react'
import { Button } from '@mantine/core'

/** Button that opens the file picker; calls `onChoose` with the chosen file. */
export function FileButton({ onChoose, children }: { onChoose: (file: File) => void; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        // `application/octet-stream` is for iOS, which disables files with unknown extensions.
        accept=".json,.mingshu,.zip,application/json,application/zip,application/octet-stream"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onChoose(file)
          // Cleared so that choosing the same file again, for example after a correction, fires a change event.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

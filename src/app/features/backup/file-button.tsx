import { type ReactNode, useRef } from 'react'
import { Button } from '@mantine/core'

/** Button that opens the file picker. */
export function FileButton({ onChoose, children }: { onChoose: (file: File) => void; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        // The last type is for iOS, which disables files with unknown extensions.
        accept=".json,.mingshu,.zip,application/json,application/zip,application/octet-stream"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onChoose(file)
          // Allows choosing the same file again after it was fixed.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

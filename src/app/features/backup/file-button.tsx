import { type ReactNode, useRef } from 'react'
import { Button } from '@mantine/core'

/** A button that asks for a file. */
export function FileButton({ onChoose, children }: { onChoose: (file: File) => void; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        // The last is for iOS, which greys out what has a name that it does not know.
        accept=".json,.mingshu,.zip,application/json,application/zip,application/octet-stream"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onChoose(file)
          // The same file may be chosen again, after it was mended.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

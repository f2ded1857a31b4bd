import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button } from '@mantine/core'
import type { ImportFile } from '#device/archives/archives-import.ts'
import { applyImport, type ImportChoice } from '#device/archives/archives-merge.ts'
import { useStoreErrorMessage } from '../../errors/use-store-error-message.ts'
import { useUserId } from '../../session/session.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { showToast } from '../../ui/toast.ts'
import { useImportFile } from './use-import-file.ts'
import { useImportErrorText } from './use-import-error-text.ts'
import classes from './import.module.css'

// Lazy: needed only after a file was chosen.
const ImportPreview = lazyComponent(() => import('./import-preview.tsx').then((file) => file.ImportPreview), { isWanted: () => true })
const UnlockForm = lazyComponent(() => import('./unlock-form.tsx').then((file) => file.ImportPassphraseForm), { isWanted: () => true })

/** Import page: choose, decrypt, preview and import a file, all on the device. */
export function ImportScreen({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const userId = useUserId()
  const getSaveErrorText = useStoreErrorMessage()
  const getErrorText = useImportErrorText()
  const { chosen, choose, readContent, reject, reset } = useImportFile()
  const { file, life = [], media, locked, error: fileError } = chosen

  const apply = async ({ archives }: ImportFile, choiceOf: (archiveId: string) => ImportChoice) => {
    try {
      await applyImport(userId, archives, choiceOf)
      const { importLifeEntries } = await import('#device/life/life-import.ts')
      await importLifeEntries(userId, archives, life)
      if (media) {
        const { importImages } = await import('#device/images/import-images.ts')
        await importImages(userId, media.images, media.zip)
      }
      showToast(t`已导入`)
      onDone()
    } catch (error) {
      reportError(error)
      showToast(getSaveErrorText(error, t`没能导入，什么都没有改动`))
    }
  }
  if (file) return <ImportPreview file={file} life={life} media={media} onApply={(choiceOf) => apply(file, choiceOf)} onOther={reset} />
  if (locked) return <UnlockForm name={locked.name} locked={locked} onContent={readContent} onFailure={reject} onOther={reset} />
  return (
    <>
      <p className={classes.lead}>{t`选一个命书导出的文件。先在本机核对，你看过、选过之后才会带进来；文件本身不会上传。`}</p>
      <FileButton onChoose={(picked) => void choose(picked)}>{t`选择文件`}</FileButton>
      {fileError && (
        <p className={classes.trouble} role="alert">
          {getErrorText(fileError)}
        </p>
      )}
    </>
  )
}

/** Button that opens the file picker; calls `onChoose` with the chosen file. */
function FileButton({ onChoose, children }: { onChoose: (file: File) => void; children: ReactNode }) {
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

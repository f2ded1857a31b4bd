import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { type Filed, IMPORT_MAX_BYTES, type ImportTrouble, readImport } from '#device/archives/archives-import.ts'
import { applyImport, type Choice } from '#device/archives/archives-merge.ts'
import { useKeepTrouble } from '../../errors/use-keep-trouble.ts'
import { useUserId } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'
import { FileButton } from './file-button.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImportTrouble } from './use-import-trouble.ts'
import classes from './import.module.css'

/** A file of archives: chosen, looked at, brought in. Everything happens on this device. */
export function ImportScreen({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const userId = useUserId()
  const troubleOf = useKeepTrouble()
  const sentenceOf = useImportTrouble()
  const [file, setFile] = useState<Filed>()
  const [trouble, setTrouble] = useState<ImportTrouble>()

  const read = async (chosen: File) => {
    const result = chosen.size > IMPORT_MAX_BYTES ? { trouble: { kind: 'tooLarge' } as const } : readImport(await chosen.text())
    setTrouble('trouble' in result ? result.trouble : undefined)
    setFile('archives' in result ? result : undefined)
  }
  const apply = async ({ archives }: Filed, choiceOf: (archiveId: string) => Choice) => {
    try {
      await applyImport(userId, archives, choiceOf)
      toast(t`已导入`)
      onDone()
    } catch (error) {
      reportError(error)
      toast(troubleOf(error, t`没能导入，什么都没有改动`))
    }
  }
  if (file) return <ImportPreview file={file} onApply={(choiceOf) => apply(file, choiceOf)} onOther={() => setFile(undefined)} />
  return (
    <>
      <p className={classes.lead}>{t`选一个命书导出的文件。先在本机核对，你看过、选过之后才会带进来；文件本身不会上传。`}</p>
      <FileButton onChoose={(chosen) => void read(chosen)}>{t`选择文件`}</FileButton>
      {trouble && (
        <p className={classes.trouble} role="alert">
          {sentenceOf(trouble)}
        </p>
      )}
    </>
  )
}

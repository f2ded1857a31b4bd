import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { exportAll, noteBackup } from '#device/account/export.ts'
import { saveFile } from '../../browser/save-file.ts'
import { useUserId } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'

async function saveAll(userId: string, passphrase: string | undefined) {
  const { name, file, source } = await exportAll(userId, passphrase)
  saveFile(name, file)
  await noteBackup(userId, passphrase !== undefined)
  return { name, source }
}

/** Takes everything along as one file, locked where there is a passphrase, and says what is in it. */
export function useExport(onDone?: () => void) {
  const { t } = useLingui()
  const userId = useUserId()
  const { mutate, isPending } = useMutation({
    mutationFn: (passphrase: string | undefined) => saveAll(userId, passphrase),
    onSuccess: ({ name, source }) => {
      if (source === 'server') toast(t`已导出 ${name}`)
      else toast(t`没有连上服务器，导出的是本机上有的。图片只有清单，录音和账目不在里面。`, { stays: true })
      onDone?.()
    },
    onError: () => toast(t`没能导出，请重试`),
  })
  return { run: (passphrase?: string) => mutate(passphrase), isBusy: isPending }
}

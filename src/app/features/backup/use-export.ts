import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { exportAll, noteBackup } from '#device/account/export.ts'
import { saveFile } from '../../browser/save-file.ts'
import { useUserId } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'

async function saveAll(userId: string) {
  const { name, file, source } = await exportAll(userId)
  saveFile(name, file)
  await noteBackup(userId)
  return { name, source }
}

/** Takes everything along as one file, and says what is in it. */
export function useExport() {
  const { t } = useLingui()
  const userId = useUserId()
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveAll(userId),
    onSuccess: ({ name, source }) => {
      if (source === 'server') toast(t`已导出 ${name}`)
      else toast(t`没有连上服务器，导出的是本机上有的。图片只有清单，录音和账目不在里面。`, { stays: true })
    },
    onError: () => toast(t`没能导出，请重试`),
  })
  return { run: () => mutate(), isBusy: isPending }
}

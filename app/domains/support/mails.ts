import type { Config } from "~/core/config";
import { SUPPORT } from "~/paths/business/support";

export const answerMail = (config: Config, threadId: number) => ({
  isEssential: true,
  subject: `${config.APP_NAME} answered your question`,
  paragraphs: [
    `There is an answer to what you asked the support of ${config.APP_NAME}. We write to you once, until you have read it.`,
  ],
  action: { label: "Read and answer", url: `${config.APP_ORIGIN}${SUPPORT.thread(threadId)}` },
});

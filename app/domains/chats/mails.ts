import type { Config } from "~/core/config";
import { quoted } from "~/domains/mail/render-mail";
import { CHATS } from "~/paths/agents/chats";

const ONCE = "We write to you once, until you have read it.";

export const toAgentMail = (config: Config, business: string, accountId: number) => ({
  subject: `${quoted(business)} wrote to you`,
  paragraphs: [`${quoted(business)} wrote you a message on ${config.APP_NAME}. ${ONCE}`],
  action: { label: "Read and answer", url: `${config.APP_ORIGIN}${CHATS.withBusiness(accountId)}` },
});

export const toBusinessMail = (config: Config, agent: string, agentId: number) => ({
  subject: `${quoted(agent)} wrote to you`,
  paragraphs: [`The agent ${quoted(agent)} wrote you a message on ${config.APP_NAME}. ${ONCE}`],
  action: { label: "Read and answer", url: `${config.APP_ORIGIN}${CHATS.withAgent(agentId)}` },
});

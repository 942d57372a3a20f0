import type { Config } from "~/core/config";
import { quoted } from "~/domains/mail/render-mail";
import { CHATS } from "~/paths/agents/chats";

const ONCE = "You won’t get another email until you’ve read it.";

export const toAgentMail = (config: Config, business: string, accountId: number) => ({
  subject: `New message from ${quoted(business)}`,
  paragraphs: [`${quoted(business)} sent you a message on ${config.APP_NAME}. ${ONCE}`],
  action: { label: "View message", url: `${config.APP_ORIGIN}${CHATS.withBusiness(accountId)}` },
});

export const toBusinessMail = (config: Config, agent: string, agentId: number) => ({
  subject: `New message from ${quoted(agent)}`,
  paragraphs: [`The agent ${quoted(agent)} sent you a message on ${config.APP_NAME}. ${ONCE}`],
  action: { label: "View message", url: `${config.APP_ORIGIN}${CHATS.withAgent(agentId)}` },
});

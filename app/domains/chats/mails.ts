import type { Config } from "~/core/config";
import { quoted } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { CHATS } from "~/paths/agents/chats";

export const toAgentMail = ({ APP_NAME, APP_ORIGIN }: Config, name: string, accountId: number) => {
  const business = quoted(name);
  return {
    subject: m.emails_chat_subject({ sender: business }),
    paragraphs: [m.emails_chat_from_business({ business, app: APP_NAME })],
    action: { label: m.emails_chat_button(), url: `${APP_ORIGIN}${CHATS.withBusiness(accountId)}` },
  };
};

export const toBusinessMail = ({ APP_NAME, APP_ORIGIN }: Config, name: string, agentId: number) => {
  const agent = quoted(name);
  return {
    subject: m.emails_chat_subject({ sender: agent }),
    paragraphs: [m.emails_chat_from_agent({ agent, app: APP_NAME })],
    action: { label: m.emails_chat_button(), url: `${APP_ORIGIN}${CHATS.withAgent(agentId)}` },
  };
};

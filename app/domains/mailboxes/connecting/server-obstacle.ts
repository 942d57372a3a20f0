import { isPublicHost } from "~/adapters/public-url";
import type { Context } from "~/core/context";
import { IMAP_PORT_WORDS, IMAP_PORTS, usualImapPort } from "../inboxes/inbox-policy";
import { PORT_WORDS, SUBMISSION_PORTS, usualPort } from "../policy";

export interface MailServer {
  host: string;
  port: number;
  security: string;
}

interface Obstacle {
  field: "host" | "port" | "security";
  message: string;
}

const DIRECTIONS = {
  smtp: {
    usual: usualPort,
    ports: SUBMISSION_PORTS,
    example: "smtp.example.com",
    words: `Mail can be handed in at port ${PORT_WORDS}`,
  },
  imap: {
    usual: usualImapPort,
    ports: IMAP_PORTS,
    example: "imap.example.com",
    words: `Mail is read at port ${IMAP_PORT_WORDS}`,
  },
};

/** What is wrong of a server that must not be asked, or null. A port goes with its protection (RFC 8314). */
export function serverObstacle(
  { config }: Pick<Context, "config">,
  direction: keyof typeof DIRECTIONS,
  { host, port, security }: MailServer,
): Obstacle | null {
  const { usual, ports, example, words } = DIRECTIONS[direction];
  const [tls, starttls] = [usual("tls"), usual("starttls")];
  if (port === (security === "tls" ? starttls : tls))
    return {
      field: "port",
      message:
        security === "tls"
          ? `Port ${starttls} is for STARTTLS. With TLS from the start it is ${tls}; leave it empty for that.`
          : `Port ${tls} is for TLS from the start. Otherwise it is ${starttls}; leave it empty for that.`,
    };
  if (config.ENVIRONMENT !== "production") return null;
  if (!isPublicHost(host))
    return { field: "host", message: `This is no public name of a mail server, such as ${example}.` };
  if (!ports.includes(port)) return { field: "port", message: `${words}. Your provider has one of them.` };
  return security === "none"
    ? { field: "security", message: "Choose TLS or STARTTLS: your password would travel unprotected." }
    : null;
}

import { createDns } from "~/adapters/dns/dns-over-https";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { requirePublicName } from "~/adapters/public-fetch/fetch-public";
import { isPublicHost } from "~/adapters/public-url";
import { isDeployed } from "~/core/config";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { IMAP_PORT_WORDS, IMAP_PORTS, usualImapPort } from "../inboxes/inbox-policy";
import { PORT_WORDS, SUBMISSION_PORTS, usualPort } from "../policy";

export interface MailServer {
  host: string;
  port: number;
  security: string;
}

interface BlockingReason {
  field: "host" | "port" | "security";
  message: string;
  isForNow?: true;
}

const DIRECTIONS = {
  smtp: {
    usual: usualPort,
    ports: SUBMISSION_PORTS,
    example: "smtp.example.com",
    words: `Use port ${PORT_WORDS}`,
  },
  imap: {
    usual: usualImapPort,
    ports: IMAP_PORTS,
    example: "imap.example.com",
    words: `Use port ${IMAP_PORT_WORDS}`,
  },
};

type Direction = keyof typeof DIRECTIONS;

/**
 * Returns why a server must not be contacted, or null. Checked before each connection, because its name may resolve
 * differently by then.
 */
export async function serverBlockingReason(
  { config }: Pick<Context, "config">,
  direction: Direction,
  server: MailServer,
): Promise<BlockingReason | null> {
  const blockingReason = portBlockingReason(direction, server);
  if (blockingReason || !isDeployed(config)) return blockingReason;
  return publicBlockingReason(direction, server) ?? addressBlockingReason(config, server.host);
}

async function addressBlockingReason(
  config: Context["config"],
  host: string,
): Promise<BlockingReason | null> {
  try {
    await requirePublicName(createDns(config.DNS_OVER_HTTPS_URL), host);
    return null;
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (error.reason === "unreachable")
      return {
        field: "host",
        message: `The DNS lookup for ${host} failed. Try again in a minute.`,
        isForNow: true,
      };
    const message =
      error.reason === "missing"
        ? `No server named ${host} found. Check the spelling.`
        : `${host} isn’t publicly reachable. Enter the name of your provider’s mail server.`;
    return { field: "host", message };
  }
}

/** @throws DomainError invalid; unavailable if DNS does not respond */
export async function requireMailServer(
  ctx: Pick<Context, "config">,
  direction: Direction,
  server: MailServer,
  fields: Record<BlockingReason["field"], string>,
): Promise<void> {
  const blockingReason = await serverBlockingReason(ctx, direction, server);
  if (blockingReason)
    throw new DomainError(blockingReason.isForNow ? "unavailable" : "invalid", blockingReason.message, {
      field: fields[blockingReason.field],
    });
}

/** Applies production rules to external data, even in development: a DNS record or a file may name any host. */
export const isServerAllowed = (direction: Direction, server: MailServer): boolean =>
  (portBlockingReason(direction, server) ?? publicBlockingReason(direction, server)) === null;

/** The port must match the encryption (RFC 8314). */
function portBlockingReason(direction: Direction, { port, security }: MailServer): BlockingReason | null {
  const { usual } = DIRECTIONS[direction];
  const [tls, starttls] = [usual("tls"), usual("starttls")];
  if (port === (security === "tls" ? starttls : tls))
    return {
      field: "port",
      message:
        security === "tls"
          ? `Port ${starttls} is for STARTTLS. For TLS, use ${tls} or leave blank.`
          : `Port ${tls} is for TLS. For other encryption, use ${starttls} or leave blank.`,
    };
  return null;
}

function publicBlockingReason(
  direction: Direction,
  { host, port, security }: MailServer,
): BlockingReason | null {
  const { ports, example, words } = DIRECTIONS[direction];
  if (!isPublicHost(host))
    return { field: "host", message: `Enter a public mail server name, e.g. ${example}.` };
  if (!ports.includes(port)) return { field: "port", message: `${words}, as your provider requires.` };
  return security === "none"
    ? { field: "security", message: "Choose TLS or STARTTLS to protect your password." }
    : null;
}

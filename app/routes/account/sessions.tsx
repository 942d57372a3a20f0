import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { sessionJson } from "~/domains/identity/json";
import { SessionChoice } from "~/domains/identity/profile-schema";
import { endOwnSession, listOwnSessions } from "~/domains/identity/sessions/own-sessions.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Time } from "~/ui/data/metrics";
import { type Column, Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { AccountTrail } from "./parts";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: m.account_sessions_sessions() }];

export const loader = userPage(async (ctx) => {
  const zone = readerZone(ctx);
  return {
    isAgent: ctx.actor.userType === "agent",
    sessions: (await listOwnSessions(ctx)).map((session) => ({
      ...sessionJson(session),
      first: formatTime(session.firstSeenAt, zone),
      last: formatTime(session.lastSeenAt, zone),
    })),
  };
});

type Row = ReturnType<typeof sessionJson> & { first: string; last: string };

export const action = userPage((ctx, args) =>
  handleForm(args, SessionChoice, async ({ sessionId }) => {
    await endOwnSession(ctx, sessionId);
    return redirectWithFlash(args.context, paths.account.sessions, {
      kind: "success",
      title: m.account_sessions_session_ended(),
      text: m.account_sessions_that_device_has_to_sign(),
    });
  }),
);

const columns: Column<Row>[] = [
  {
    key: "browser",
    get label() {
      return m.account_sessions_device();
    },
    isHeader: true,
    cell: ({ browser, isThis, isSupport }) => (
      <span className="row">
        {browser}
        {isThis ? <Badge kind="good">{m.account_sessions_this_device()}</Badge> : null}
        {isSupport ? <Badge kind="tint">{m.account_sessions_administrator()}</Badge> : null}
      </span>
    ),
  },
  {
    key: "address",
    get label() {
      return m.account_sessions_ip_address();
    },
    cell: ({ address }) => address ?? "–",
  },
  {
    key: "first",
    get label() {
      return m.account_sessions_signed_in();
    },
    cell: ({ firstSeenAt, first }) => <Time at={firstSeenAt} text={first} />,
  },
  {
    key: "last",
    get label() {
      return m.account_sessions_last_seen();
    },
    cell: ({ lastSeenAt, last }) => <Time at={lastSeenAt} text={last} />,
  },
];

export default function SessionsPage() {
  const { sessions, isAgent } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.account_sessions_sessions()}
      subtitle={isAgent ? m.account_sessions_lead_of_agent() : m.account_sessions_lead()}
      action={
        <LinkButton to={paths.account.endSessions}>{m.account_sessions_sign_out_everywhere()}</LinkButton>
      }
    >
      <AccountTrail />
      <Table
        caption={<span className="visually-hidden">{m.account_sessions_sessions()}</span>}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        actions={({ id, browser, isThis }) =>
          isThis ? null : (
            <form method="post">
              <input type="hidden" name="sessionId" value={id} />
              <Submit kind="plain" slim aria-label={m.account_sessions_end_session_on({ browser })}>
                {m.account_sessions_end()}
              </Submit>
            </form>
          )
        }
      />
    </Page>
  );
}

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

export const meta: MetaFunction = () => [{ title: "Sessions" }];

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
      title: "Session ended",
      text: "That device has to sign in again.",
    });
  }),
);

const columns: Column<Row>[] = [
  {
    key: "browser",
    label: "Device",
    isHeader: true,
    cell: ({ browser, isThis, isSupport }) => (
      <span className="row">
        {browser}
        {isThis ? <Badge kind="good">This device</Badge> : null}
        {isSupport ? <Badge kind="tint">Administrator</Badge> : null}
      </span>
    ),
  },
  { key: "address", label: "IP address", cell: ({ address }) => address ?? "–" },
  {
    key: "first",
    label: "Signed in",
    cell: ({ firstSeenAt, first }) => <Time at={firstSeenAt} text={first} />,
  },
  { key: "last", label: "Last seen", cell: ({ lastSeenAt, last }) => <Time at={lastSeenAt} text={last} /> },
];

export default function SessionsPage() {
  const { sessions, isAgent } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Sessions"
      subtitle={`End sessions you don’t recognise. They expire ${
        isAgent ? "24 hours after sign-in." : "30 days after your last visit, at most 90 days after sign-in."
      }`}
      action={<LinkButton to={paths.account.endSessions}>Sign out everywhere</LinkButton>}
    >
      <AccountTrail />
      <Table
        caption={<span className="visually-hidden">Sessions</span>}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        actions={({ id, browser, isThis }) =>
          isThis ? null : (
            <form method="post">
              <input type="hidden" name="sessionId" value={id} />
              <Submit kind="plain" slim aria-label={`End session on ${browser}`}>
                End
              </Submit>
            </form>
          )
        }
      />
    </Page>
  );
}

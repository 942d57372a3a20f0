import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { agoView, formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import {
  listNotifications,
  markNotifications,
  NotificationListQuery,
  NotificationsChange,
} from "~/domains/notifications/notifications.server";
import { wantsDigest } from "~/domains/opportunities/digests/digest-setting.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Ago } from "~/ui/data/ago";
import { DemoBadge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Tabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Notifications" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, NotificationListQuery);
  const page = await listNotifications(ctx, query);
  return {
    rows: page.rows.map(({ id, title, text, path, createdAt, isDemo }) => ({
      id,
      title,
      text,
      path,
      isDemo,
      at: agoView(createdAt, ctx.now(), readerZone(ctx)),
    })),
    total: `${formatTotal(page.total)} ${query.state}`,
    next: page.next,
    isFirst: query.cursor === undefined,
    state: query.state,
    digest: await wantsDigest(ctx),
  };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, NotificationsChange, async (change) => {
    await markNotifications(ctx, change);
    return redirect(paths.notifications.list);
  }),
);

const listTo = (state: "unread" | "read", cursor?: number) =>
  paths.withQuery(paths.notifications.list, { state: state === "unread" ? "" : state, cursor });

export default function Notifications() {
  const { rows, total, next, isFirst, state, digest } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Notifications"
      subtitle="Replies, due tasks and teammates’ updates."
      action={
        state === "unread" && rows.length > 0 ? (
          <Form method="post">
            <input type="hidden" name="all" value="on" />
            <Submit kind="plain">Mark all as read</Submit>
          </Form>
        ) : null
      }
    >
      <Tabs
        label="Notifications"
        tabs={[
          { to: listTo("unread"), label: "Unread", isCurrent: state === "unread" },
          { to: listTo("read"), label: "Read", isCurrent: state === "read" },
        ]}
      />
      {rows.length > 0 ? (
        <>
          <ul className="task-list" aria-label="Notifications">
            {rows.map(({ id, title, text, path, at, isDemo }) => (
              <li key={id} className="line">
                <div>
                  <Link to={path}>{title}</Link> <DemoBadge isDemo={isDemo} />
                  {text ? <div dir="auto">{text}</div> : null}
                  <div className="muted small">
                    <Ago at={at} />
                  </div>
                </div>
                <Form method="post">
                  <input type="hidden" name="ids[0]" value={id} />
                  <input type="hidden" name="state" value={state === "unread" ? "read" : "unread"} />
                  <Submit kind="quiet" slim>
                    {state === "unread" ? "Mark as read" : "Mark as unread"}
                    <span className="visually-hidden">: {title}</span>
                  </Submit>
                </Form>
              </li>
            ))}
          </ul>
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : listTo(state)}
            nextTo={next === null ? null : listTo(state, next)}
          />
        </>
      ) : (
        <EmptyState
          title={state === "unread" ? "No unread notifications" : "No read notifications yet"}
          action={<LinkButton to={paths.tasks.list}>View tasks</LinkButton>}
        >
          Replies, due tasks and updates from teammates appear here.
        </EmptyState>
      )}
      <Card title="Daily summary">
        <p>
          {digest
            ? "We email your due tasks and unread updates at 06:00. If you have none, we don’t send an email."
            : "The daily summary email is off."}
        </p>
        <Form method="post" action={paths.notifications.digest}>
          {digest ? null : <input type="hidden" name="isOn" value="on" />}
          <Submit kind="plain">{digest ? "Turn off daily summary" : "Turn on daily summary"}</Submit>
        </Form>
      </Card>
    </Page>
  );
}

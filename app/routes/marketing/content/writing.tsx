import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { PostList } from "~/domains/marketing/content/ui/post-list";
import { writeAgain } from "~/domains/marketing/content/writings/start-writing.server";
import { writingView } from "~/domains/marketing/content/writings/view";
import { getWriting, postsOfWriting } from "~/domains/marketing/content/writings/writings.server";
import type { PageArgs } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { Alert } from "~/ui/feedback/alert";
import { usePoll } from "~/ui/feedback/poll";
import { Progress } from "~/ui/feedback/progress";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPageOf } from "../frame.server";

const REFRESH_SECONDS = 2;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? "Writing" }];

const find = (ctx: BusinessContext, { params }: PageArgs) =>
  getWriting(ctx, parseId(params.writingId, "text"));

export const loader = marketingPageOf(find, async (ctx, _, writing) =>
  writingView(writing, await postsOfWriting(ctx, writing), ctx.now()),
);

export const action = marketingPageOf(find, async (ctx, _, { id }) => {
  await writeAgain(ctx, id);
  return redirect(MARKETING.writing(id));
});

type View = ReturnType<typeof writingView>;

const Failed = ({ writing: { failure, done, isCampaign, id } }: { writing: View }) =>
  failure === null ? null : (
    <Alert kind="error">
      <p>{failure}</p>
      {done > 0 ? <p>Earlier posts are kept.</p> : null}
      <div className="row">
        <Form method="post" action={MARKETING.writing(id)}>
          <Submit pending="Retrying">{done > 0 ? "Write missing posts" : "Try again"}</Submit>
        </Form>
        <LinkButton
          to={paths.withQuery(isCampaign ? MARKETING.generateCampaign : MARKETING.generateContent, {
            of: id,
          })}
          writes
        >
          Edit brief
        </LinkButton>
      </div>
    </Alert>
  );

export default function WritingPage() {
  const writing = useLoaderData<typeof loader>() as View;
  const { id, isRunning, title, language, done, total, rows, open, removed, campaignId } = writing;
  usePoll(isRunning, REFRESH_SECONDS);
  return (
    <Page title={title} subtitle={`In ${language}. Posts appear when they’re ready.`} width="reading">
      <Breadcrumb trail={[{ to: MARKETING.content, label: "AI content" }]} />
      {isRunning ? (
        <Progress title="Writing in progress" value={done + removed.length} max={total}>
          <noscript>
            <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
          </noscript>
          <LinkButton slim to={MARKETING.writing(id)}>
            Refresh
          </LinkButton>
        </Progress>
      ) : null}
      <Failed writing={writing} />
      {rows.length > 0 ? <PostList rows={rows} label="Written posts" /> : null}
      {open.length > 0 ? (
        <Section title={isRunning ? "In progress" : "Missing posts"}>
          <ul>
            {open.map(({ at, kind }) => (
              <li key={at}>{kind}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      {removed.length > 0 ? (
        <Section title="Removed">
          <ul>
            {removed.map(({ at, kind }) => (
              <li key={at}>{kind}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      {campaignId === null || isRunning ? null : (
        <LinkButton kind="primary" to={MARKETING.campaign(campaignId)}>
          Open campaign
        </LinkButton>
      )}
    </Page>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { answerConsent, findConsent } from "~/domains/replies/responses/answer-consent.server";
import { readForm } from "~/http/pages/form.server";
import { paths } from "~/paths";
import { linkMeta } from "~/routes/doors/link-parts";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta = linkMeta("May they write to you?");

/** Looks at the link and does nothing: mail scanners open every one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await findConsent(context.base, params.consentToken ?? "");
  return data(found, { status: found ? 200 : 404 });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const answer = (await readForm(request)).get("answer");
  if (answer !== "yes" && answer !== "no") return data({ isDone: false }, { status: 422 });
  const isDone = await answerConsent(context.base, params.consentToken ?? "", answer);
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

const NO_BUTTON = (
  <form method="post">
    <input type="hidden" name="answer" value="no" />
    <Submit kind="plain">No, do not write to me</Submit>
  </form>
);

export default function ConsentPage() {
  const found = useLoaderData<typeof loader>();
  if (!found)
    return (
      <Page title="This link is not complete" width="narrow">
        <p>
          It may have been cut short by a mail program. Please copy the whole address from the mail. If you do
          not answer, nobody writes to you.
        </p>
      </Page>
    );
  const { sender, answer } = found;
  if (answer === "no")
    return (
      <Page title="You said no" width="narrow">
        <p>
          <b>{sender}</b> may not write to you from here, and may not ask again. You can see what is kept
          about you, or have it removed: <a href={paths.site.dataRequest}>ask us directly</a>.
        </p>
      </Page>
    );
  if (answer === "yes")
    return (
      <Page title="You said yes" width="narrow">
        <p>
          <b>{sender}</b> may write to you about its products and services. Every mail has a link that ends
          it. You can also change your mind here.
        </p>
        {NO_BUTTON}
      </Page>
    );
  return (
    <Page title={`May ${sender} write to you?`} width="narrow">
      <p>
        <b>{sender}</b> would like to send you mail about its products and services for businesses. In South
        Africa that needs your yes (POPIA, section 69). They ask once.
      </p>
      <div className="row">
        <form method="post">
          <input type="hidden" name="answer" value="yes" />
          <Submit>Yes, they may</Submit>
        </form>
        {NO_BUTTON}
      </div>
      <p className="muted small">If you do not answer, nobody writes to you. You need no account.</p>
    </Page>
  );
}

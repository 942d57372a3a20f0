import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { answerConsent, findConsent } from "~/domains/replies/responses/answer-consent.server";
import { readForm } from "~/http/pages/form.server";
import { paths } from "~/paths";
import { linkMeta } from "~/routes/doors/link-parts";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta = linkMeta("Email consent");

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
    <Submit kind="plain">No, don’t email me</Submit>
  </form>
);

export default function ConsentPage() {
  const found = useLoaderData<typeof loader>();
  if (!found)
    return (
      <Page title="This link is incomplete" width="narrow">
        <p>
          Copy the full link from the email and try again. If you don’t respond, you won’t get any emails.
        </p>
      </Page>
    );
  const { sender, answer } = found;
  if (answer === "no")
    return (
      <Page title="You declined" width="narrow">
        <p>
          <b>{sender}</b> can’t email you or ask again. You can also{" "}
          <a href={paths.site.dataRequest}>see or delete your data</a>.
        </p>
      </Page>
    );
  if (answer === "yes")
    return (
      <Page title="Thank you" width="narrow">
        <p>
          <b>{sender}</b> can now email you about its products and services. Every email has an unsubscribe
          link. You can also change your mind here.
        </p>
        {NO_BUTTON}
      </Page>
    );
  return (
    <Page title={`May ${sender} email you?`} width="narrow">
      <p>
        <b>{sender}</b> would like to email you about its products and services for businesses. South African
        law (POPIA, section 69) requires your consent.
      </p>
      <div className="row">
        <form method="post">
          <input type="hidden" name="answer" value="yes" />
          <Submit>Yes, email me</Submit>
        </form>
        {NO_BUTTON}
      </div>
      <p className="muted small">If you don’t respond, you won’t get any emails.</p>
    </Page>
  );
}

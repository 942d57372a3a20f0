import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { directionOf } from "~/core/languages";
import { findUnsubscribe, unsubscribe } from "~/domains/replies/responses/unsubscribe.server";
import { UNSUBSCRIBE_TEXTS } from "~/domains/suppressions/unsubscribe-texts";
import { readForm } from "~/http/pages/form.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { linkMeta } from "~/routes/auth/link-parts";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";
import { FilledText } from "./filled-text";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  linkMeta(() => UNSUBSCRIBE_TEXTS[found?.pageLanguage ?? "en"].unsubscribe)();

/** Validates the link without using it, because mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await findUnsubscribe(context.base, params.unsubscribeToken ?? "");
  if (!found) return data(null, { status: 404 });
  const { language: pageLanguage, ...link } = found;
  return data({ ...link, pageLanguage });
}

/** Handles the page's button and one-click POSTs of mail programs (RFC 8058): immediate, without sign-in, safe to repeat. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const way = form.get("List-Unsubscribe") === "One-Click" ? "one-click" : "page";
  const isDone = await unsubscribe(context.base, params.unsubscribeToken ?? "", way);
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

export default function UnsubscribePage() {
  const found = useLoaderData<typeof loader>();
  if (!found)
    return (
      <Page title={m.prospects_unsubscribe_this_link_is_incomplete()} width="narrow">
        <p>{m.prospects_unsubscribe_copy_the_full_link_from()}</p>
        <p>
          <Rich
            parts={m.prospects_unsubscribe_you_can_also_unsubscribe_from.parts({})}
            tags={{ link: (text) => <a href={paths.site.dataRequest}>{text}</a> }}
          />
        </p>
      </Page>
    );
  const { sender, address, pageLanguage, isOver } = found;
  const texts = UNSUBSCRIBE_TEXTS[pageLanguage];
  return (
    <div lang={pageLanguage} dir={directionOf(pageLanguage)}>
      {isOver ? (
        <Page title={texts.doneTitle} width="narrow">
          <p>
            <FilledText text={texts.done} sender={sender} address={address} />
          </p>
          <p>
            <a href={paths.site.dataRequest}>{texts.allSenders}</a>
          </p>
        </Page>
      ) : (
        <Page title={texts.title.replace("{sender}", () => sender)} width="narrow">
          <p>
            <FilledText text={texts.effect} sender={sender} address={address} />
          </p>
          <form method="post">
            <Submit>{texts.unsubscribe}</Submit>
          </form>
          <p className="muted small">{texts.notYou}</p>
        </Page>
      )}
    </div>
  );
}

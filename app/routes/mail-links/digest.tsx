import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  findDigestReader,
  isDigestOff,
  stopDigest,
} from "~/domains/opportunities/digests/stop-digest.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { linkMeta } from "~/routes/auth/link-parts";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";

export const meta = linkMeta(() => "Daily summary");

/** Validates the link without using it, because mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const user = await findDigestReader(context.base, params.digestToken ?? "");
  if (!user) return data(null, { status: 404 });
  return data({ address: user.email, isOff: await isDigestOff(context.base, user) });
}

/** Handles the page's button and one-click POSTs of mail programs (RFC 8058): immediate, without sign-in, safe to repeat. */
export async function action({ context, params }: ActionFunctionArgs) {
  const isDone = await stopDigest(context.base, params.digestToken ?? "");
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

export default function StopDigestPage() {
  const found = useLoaderData<typeof loader>();
  if (!found)
    return (
      <Page title={m.prospects_digest_this_link_is_incomplete()} width="narrow">
        <p>
          <Rich
            parts={m.prospects_digest_copy_the_full_link_from.parts({})}
            tags={{ link: (text) => <a href={paths.notifications.list}>{text}</a> }}
          />
        </p>
      </Page>
    );
  if (found.isOff)
    return (
      <Page title={m.prospects_digest_youre_unsubscribed()} width="narrow">
        <p>
          <Rich
            parts={m.prospects_digest_wont_get_the_daily_summary.parts({ address: found.address })}
            tags={{ link: (text) => <a href={paths.notifications.list}>{text}</a> }}
          />
        </p>
      </Page>
    );
  return (
    <Page title={m.prospects_digest_unsubscribe_from_the_daily_summary()} width="narrow">
      <p>
        <Rich parts={m.prospects_digest_will_no_longer_get_a.parts({ address: found.address })} />
      </p>
      <form method="post">
        <Submit>{m.prospects_digest_unsubscribe()}</Submit>
      </form>
      <p className="muted small">{m.prospects_digest_you_dont_need_to_sign()}</p>
    </Page>
  );
}

import type { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { m } from "~/messages/messages";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

/** Link pages are private: search engines must not index them. */
export const linkMeta = (title: () => string) => () => [
  { title: title() },
  { name: "robots", content: "noindex" },
];

/** Shown for a link that was used, has expired, or was truncated by a mail program. */
export function ExpiredLink({ children, to, label }: { children: ReactNode; to: string; label: string }) {
  return (
    <Page title={m.auth_link_parts_this_link_no_longer_works()} width="narrow">
      <p>
        {m.auth_link_parts_it_was_already_used_has()} {children}
      </p>
      <p>
        <Link to={to}>{label}</Link>
      </p>
    </Page>
  );
}

/** Uses the link only when the button is clicked: mail scanners open every link. */
export function UseLink({
  form,
  token,
  label,
}: {
  form: ReturnType<typeof useForm<{ token: string }>>[0];
  token: string;
  label: string;
}) {
  return (
    <PostForm form={form}>
      <input type="hidden" name="token" value={token} />
      <Submit>{label}</Submit>
    </PostForm>
  );
}

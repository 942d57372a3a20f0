/** The stylesheet has its icon and label, because a list has fifty. */
export function OutsideLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="outside" rel="noreferrer nofollow" href={to}>
      {children}
    </a>
  );
}

/** The host of a website, without its protocol, path and www. */
export const hostOf = (website: string) =>
  website.replace(/^https?:\/\/(www\.)?/, "").split("/")[0] ?? website;

/** Icon and label are in the stylesheet, because a list has fifty of these links. */
export function OutsideLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="outside" rel="noreferrer nofollow" href={to}>
      {children}
    </a>
  );
}

/** The host of a website, without protocol, path and "www.". */
export const hostOf = (website: string) =>
  website.replace(/^https?:\/\/(www\.)?/, "").split("/")[0] ?? website;

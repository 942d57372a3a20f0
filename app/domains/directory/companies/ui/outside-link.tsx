export function OutsideLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} rel="noreferrer nofollow">
      {children} <span aria-hidden="true">↗</span>
      <span className="visually-hidden">(outside website)</span>
    </a>
  );
}

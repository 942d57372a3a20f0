/** In a table: on one line, cut where the column is narrow, and whole for who points at it. */
export const MailAddress = ({ children }: { children: string }) => (
  <span className="mail-address" title={children}>
    {children}
  </span>
);

/** In a table: on one line, cut where the column is narrow, and whole for who points at it. */
export const MailAddress = ({
  children,
  isUntitled,
}: {
  children: string;
  /** In a `ListBox`, which tells what a cell cuts off. */
  isUntitled?: boolean;
}) => (
  <span className="mail-address" title={isUntitled ? undefined : children}>
    {children}
  </span>
);

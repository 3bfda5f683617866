/**
 * What one person sent is found by their address and by the last nine digits of their number, in whatever digits and with
 * or without the country's code. Only adds: the previous release keeps working.
 */
export const statements: readonly string[] = [
  `create index inbox_entries_email on inbox_entries (lower(email)) where email <> ''`,
  `create index inbox_entries_phone on inbox_entries
    (right(regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'), 9))
    where phone <> ''`,
];

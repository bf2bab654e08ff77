import { paths } from '../../shared/page/paths.ts';

const pages: ReadonlySet<string> = new Set([paths.subscription, paths.mySubscription, paths.paymentSuccess]);

/** Whether a page shows the status of the subscription itself, so that it needs no banner. */
export function showsStatus(pathname: string): boolean {
  return pages.has(pathname.replace(/(?<=.)\/+$/, ''));
}

/** The words of a NotificationItem. */
export interface NotificationItemTexts {
  /** Read with one that is new: "Unread". */
  readonly unread: string;
  /** "Delete: Lin wrote to you". */
  readonly delete: (text: string) => string;
}

/** The words of a NotificationList beside those of its rows. */
export interface NotificationListTexts {
  /** "3 unread". */
  readonly unreadCount: (count: number) => string;
  /** In its place once there are none. */
  readonly allRead: string;
  readonly markAllRead: string;
  /** Announced once one is deleted. */
  readonly deleted: (text: string) => string;
}

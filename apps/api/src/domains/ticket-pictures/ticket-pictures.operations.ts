import type { Operations } from '../../http/operation.ts';
import type { TicketPicturesService } from './ticket-pictures.service.ts';

export function ticketPictureOperations(
  pictures: TicketPicturesService,
): Pick<Operations, 'uploadTicketPicture' | 'listUnsentTicketPictures'> {
  return {
    listUnsentTicketPictures: async ({ caller }) => ({ data: await pictures.listUnsentTicketPictures(caller) }),
    uploadTicketPicture: ({ caller, body }) => pictures.uploadTicketPicture(caller, body.file),
  };
}

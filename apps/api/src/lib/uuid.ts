/** An id as it is compared and stored: in lower case, without the prefix `urn:uuid:`. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

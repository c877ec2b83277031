/** Why a url leads to no address that a delivery may be sent to; said to whoever looks at the attempts. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

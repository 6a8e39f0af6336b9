// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.37;

// Contracts that people prove to be theirs.

/// A token of a project (ERC-20, 18 decimals) with an owner (EIP-173).
contract TestProjectToken {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    uint8 public constant decimals = 18;
    string public name;
    string public symbol;
    uint256 public totalSupply;
    address public owner;
    mapping(address => uint256) public balanceOf;

    constructor(string memory name_, string memory symbol_, address owner_) {
        name = name_;
        symbol = symbol_;
        owner = owner_;
        totalSupply = 1e27;
        balanceOf[owner_] = 1e27;
        emit Transfer(address(0), owner_, 1e27);
        emit OwnershipTransferred(address(0), owner_);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(balanceOf[msg.sender] >= value, "balance");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    /// The zero address gives it up.
    function transferOwnership(address to) external {
        require(msg.sender == owner, "owner");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }
}

/// Deploys a token for whoever asks, and owns it itself.
contract TestFactory {
    function make(string calldata name, string calldata symbol) external returns (address) {
        return address(new TestProjectToken(name, symbol, address(this)));
    }
}

/// A collection (ERC-721). Anybody may mint: the pieces are worth nothing.
contract TestCollection {
    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    string public name;
    string public symbol;
    address public owner;
    uint256 public totalSupply;
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256) public balanceOf;

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }

    function mint(address to, uint256 count) external {
        for (uint256 made = 0; made < count; made++) {
            totalSupply += 1;
            ownerOf[totalSupply] = to;
            balanceOf[to] += 1;
            emit Transfer(address(0), to, totalSupply);
        }
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
        require(ownerOf[tokenId] == from && from == msg.sender, "owner");
        ownerOf[tokenId] = to;
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        emit Transfer(from, to, tokenId);
    }
}

/// A collection with several of each piece (ERC-1155). Anybody may mint.
contract TestMultiCollection {
    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);

    mapping(address => mapping(uint256 => uint256)) public balanceOf;

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26;
    }

    function mint(address to, uint256 id, uint256 value) external {
        balanceOf[to][id] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }
}

/// A proxy (EIP-1967) with its own storage, also of the owner.
contract TestProxy {
    bytes32 private constant IMPLEMENTATION = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);
    bytes32 private constant ADMIN = bytes32(uint256(keccak256("eip1967.proxy.admin")) - 1);

    constructor(address implementation, address admin) {
        (bytes32 at, bytes32 by) = (IMPLEMENTATION, ADMIN);
        assembly {
            sstore(at, implementation)
            sstore(by, admin)
        }
    }

    fallback() external payable {
        bytes32 at = IMPLEMENTATION;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), sload(at), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch done
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// An account that is a contract (EIP-1271): it calls what its owner's key signed its own.
contract TestAccount {
    address public immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
        return signer == owner && signer != address(0) ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// An account that calls every signature its own, and claims every interface.
contract TestYesAccount {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return 0x1626ba7e;
    }

    function supportsInterface(bytes4) external pure returns (bool) {
        return true;
    }
}
